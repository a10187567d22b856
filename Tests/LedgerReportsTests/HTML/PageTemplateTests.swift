import Testing

@testable import LedgerReports

struct PageTemplateTests {
  @Test func `each placeholder is filled once, and what is put in is not looked at again`() {
    let template = PageTemplate("<title>{{title}}</title>{{data}}{other}{{ {{title}}")
    let text = template.filled { $0 == .title ? "{{data}}" : "{{title}}" }
    #expect(text == "<title>{{data}}</title>{{title}}{other}{{ {{data}}")
  }

  @Test func `a text without placeholders stays as it is`() {
    #expect(PageTemplate("{ {{x}} }}").filled { _ in "y" } == "{ {{x}} }}")
    #expect(PageTemplate("").filled { _ in "y" } == "")
  }

  @Test func `the document of the page has each placeholder once`() {
    let placeholders = PageFiles.template.placeholders
    #expect(Set(placeholders) == Set(PageTemplate.Placeholder.allCases))
    #expect(placeholders.count == PageTemplate.Placeholder.allCases.count)
  }
}
