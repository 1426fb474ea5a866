import { openPages } from '@/e2e/fixtures/addresses'
import { htmlErrors } from '@/e2e/pages/html-check'
import { findJava } from '@/lib/tools/test-run/install-tools'

/** The checker is a program of Java that reads all pages at once. */
jest.setTimeout(300_000)

let java: string
beforeAll(async () => (java = await findJava()))

describe('the Nu HTML checker', () => {
  it('the Nu checker reports errors of a broken page', async () => {
    const bad =
      '<!doctype html><html lang="ru"><head><title>Самурск</title></head><body><img src="a.png"></body></html>'
    expect(await htmlErrors([bad], java)).toEqual([[expect.stringContaining('alt')]])
  })

  it('the Nu checker reports no errors on any page', async () => {
    const pages = await openPages()
    const errors = await htmlErrors(
      pages.map(({ html }) => html),
      java,
    )
    expect(pages.flatMap(({ name }, index) => (errors[index] ?? []).map((error) => `${name} ${error}`))).toEqual([])
  })
})
