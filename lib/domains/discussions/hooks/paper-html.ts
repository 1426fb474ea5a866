import type { Paper, PaperBlock } from '@/lib/domains/discussions/hooks/paper-blocks'
import { escapeXml } from '@/lib/text/xml'

const style = `body{font:17px/1.5 "Times New Roman",serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111}
h1,.centre{text-align:center}h1{font-size:1.4rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border:1px solid #8a97a6}
td{white-space:pre-line}thead{background:#eef2f6}.facts th,.facts td{border:0}.facts th{width:34%}.note{font-style:italic}
.sign{margin-top:2.5rem}`

export function writePaperHtml(paper: Paper): string {
  const title = escapeXml(`${paper.title}: ${paper.subtitle}`)
  return (
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${style}</style></head><body>${writeArticle(paper)}</body></html>`
  )
}

function writeArticle({ title, subtitle, issuer, blocks }: Paper): string {
  const head = `<p class="centre">${escapeXml(issuer)}</p><h1>${escapeXml(title)}</h1><p class="centre">${escapeXml(subtitle)}</p>`
  return `<article>${head}${blocks.map(writeBlock).join('')}</article>`
}

function writeBlock(block: PaperBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`
    case 'paragraph':
      return `<p>${escapeXml(block.text)}</p>`
    case 'note':
      return `<p class="note">${escapeXml(block.text)}</p>`
    case 'facts':
      return `<table class="facts">${block.rows.map(factRow).join('')}</table>`
    case 'table':
      return (
        `<table><thead>${row(block.head, 'th scope="col"', 'th')}</thead>` +
        `<tbody>${block.rows.map((cells) => row(cells, 'td', 'td')).join('')}</tbody></table>`
      )
    case 'signatures':
      return block.titles
        .map((title) => `<p class="sign">${escapeXml(title)} ________________ /____________________/</p>`)
        .join('')
  }
}

function factRow([name, value]: readonly [string, string]): string {
  return `<tr><th scope="row">${escapeXml(name)}</th><td>${escapeXml(value)}</td></tr>`
}

function row(cells: readonly string[], open: string, close: string): string {
  return `<tr>${cells.map((cell) => `<${open}>${escapeXml(cell)}</${close}>`).join('')}</tr>`
}
