import { spawnSync } from 'node:child_process'
import mammoth from 'mammoth'
import type { SeedFile } from '@/lib/cms/seed/content/shapes'
import type { FileHeading } from './file-heading'
import { writeDocx } from './write-docx'
import { writePdf } from './write-pdf'

const heading: FileHeading = {
  city: 'Город Самурск',
  issuer: 'Администрация города Самурска',
  number: '214-п',
  date: '12 марта 2026 г.',
}

const act: SeedFile = {
  name: 'postanovlenie-214.pdf',
  title: 'О подготовке городского хозяйства к зиме',
  kind: 'pdf',
  text: 'В целях надёжного теплоснабжения жителей **администрация постановляет**:\n\n1. Утвердить план.\n2. Проверить котельные «Северная» и «Южная».\n\n## Сроки\n\n- до 1 сентября – промывка сетей;\n- до 15 сентября – [паспорта готовности](https://samursk.example/heating).\n\n> Тепло должно прийти вовремя.',
}

const form: SeedFile = {
  name: 'z.docx',
  title: 'Заявление о выдаче справки',
  kind: 'docx',
  text: 'Прошу выдать справку.',
}

describe('PDF of a seed file', () => {
  it('holds the Cyrillic text as text, with letterhead, signature and page number', async () => {
    const text = readPdf(await writePdf(act, heading))
    expect(text).toContain('АДМИНИСТРАЦИЯ ГОРОДА САМУРСКА')
    expect(text).toContain('№ 214-п')
    expect(text).toContain('О подготовке городского хозяйства к зиме')
    expect(text).toContain('В целях надёжного теплоснабжения жителей администрация постановляет:')
    expect(text).toContain('2. Проверить котельные «Северная» и «Южная».')
    expect(text).toContain('паспорта готовности.')
    expect(text).toContain('Подписано электронной подписью')
    expect(text).toContain('Страница 1 из 1')
  })

  it('has lines to fill in when it is a form', async () => {
    const text = readPdf(await writePdf(form, { city: 'Город Самурск' }))
    expect(text).toContain('фамилия, инициалы')
    expect(text).not.toContain('Подписано')
  })

  it('numbers every page of a long text', async () => {
    const long = { ...act, text: Array.from({ length: 60 }, () => act.text).join('\n\n') }
    const text = readPdf(await writePdf(long, heading))
    const [, count] = /Страница 1 из (\d+)/.exec(text) ?? []
    expect(Number(count)).toBeGreaterThan(5)
    expect(text).toContain(`Страница ${count} из ${count}`)
  })

  it('is the same each time', async () => {
    const [first, second] = await Promise.all([writePdf(act, heading), writePdf(act, heading)])
    expect(first.equals(second)).toBe(true)
  })
})

describe('DOCX of a seed file', () => {
  it('holds the text with its headings and lists', async () => {
    const buffer = await writeDocx({ ...act, kind: 'docx' }, heading)
    const { value } = await mammoth.convertToHtml({ buffer })
    expect(value).toContain('АДМИНИСТРАЦИЯ ГОРОДА САМУРСКА')
    expect(value).toContain('О подготовке городского хозяйства к зиме')
    expect(value).toMatch(/<h1>.*Сроки.*<\/h1>/)
    expect(value).toContain('администрация постановляет')
    expect(value).toContain('<li>Проверить котельные «Северная» и «Южная».</li>')
    expect(value).toContain('samursk.example/heating')
    expect(value).toContain('Подписано электронной подписью')
  })

  it('is the same each time', async () => {
    const first = await writeDocx(form, heading)
    jest.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] })
    const second = await writeDocx(form, heading)
    jest.useRealTimers()
    expect(first.equals(second)).toBe(true)
  })
})

/** Ships ES modules only, which Jest does not run: the text is read by a Node of its own. */
const reader = `
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    console.log(items.map((item) => item.str + (item.hasEOL ? ' ' : '')).join(''))
  }
`

function readPdf(file: Buffer): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', reader], {
    input: file,
  })
  if (status !== 0) throw new Error(stderr.toString())
  return stdout.toString().replace(/\s+/g, ' ')
}
