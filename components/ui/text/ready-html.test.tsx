import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { ReadyHtml } from '@/components/ui/text/ready-html'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes

const html = '<p>Звоните <a href="tel:112">112</a></p>'

it('a document has the HTML in its markup and only a number of it in the props', () => {
  const outcome = { isCacheable: true, documentHtml: ['<p>The first</p>'] }
  outcomes.run(outcome, () => {
    const element = ReadyHtml({ html, className: 'rich-text' })
    expect(JSON.stringify(element.props)).not.toContain('112')
    expect(renderToStaticMarkup(element)).toContain(`class="rich-text">${html}</div>`)
  })
})

it('soft navigation, which has no markup, gets it in the props', () => {
  outcomes.run({ isCacheable: true }, () => {
    expect(ReadyHtml({ html }).props).toMatchObject({ dangerouslySetInnerHTML: { __html: html } })
  })
})
