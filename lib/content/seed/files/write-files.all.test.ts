import { spawnSync } from 'node:child_process'
import mammoth from 'mammoth'
import sharp from 'sharp'
import type { Paper, FileHeading } from '@/lib/platform/documents/papers/paper'
import { writeDocx } from '@/lib/content/seed/files/write-docx'
import { writeMapPdf } from '@/lib/content/seed/files/write-map-pdf'
import { writePdf } from '@/lib/platform/documents/papers/write-pdf'

const heading: FileHeading = {
  city: 'Город Самурск',
  issuer: 'Администрация города Самурска',
  number: '214-п',
  date: '12 марта 2026 г.',
}

const act: Paper = {
  name: 'postanovlenie-214.pdf',
  title: 'О подготовке городского хозяйства к зиме',
  kind: 'pdf',
  text: 'В целях надёжного теплоснабжения жителей **администрация постановляет**:\n\n1. Утвердить план.\n2. Проверить котельные «Северная» и «Южная».\n\n## Сроки\n\n- до 1 сентября – промывка сетей;\n- до 15 сентября – [паспорта готовности](https://samursk.example/heating).\n\n> Тепло должно прийти вовремя.',
}

const form: Paper = {
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

  it('holds Latin letters as text although an earlier file had the Cyrillic ones they are parts of', async () => {
    await writePdf({ ...act, text: 'Съёмка объектов, указанных в перечне.' }, heading)
    const text = readPdf(await writePdf({ ...act, text: 'Пишите на transport@samursk.example.' }, heading))
    expect(text).toContain('transport@samursk.example')
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
    const text = value.replaceAll('\u00A0', ' ') // typography decides where lines may not break
    expect(text).toContain('АДМИНИСТРАЦИЯ ГОРОДА САМУРСКА')
    expect(text).toContain('О подготовке городского хозяйства к зиме')
    expect(text).toMatch(/<h1>.*Сроки.*<\/h1>/)
    expect(text).toContain('администрация постановляет')
    expect(text).toContain('<li>Проверить котельные «Северная» и «Южная».</li>')
    expect(text).toContain('samursk.example/heating')
    expect(text).toContain('Подписано электронной подписью')
  })

  it('is the same each time', async () => {
    const first = await writeDocx(form, heading)
    jest.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] })
    const second = await writeDocx(form, heading)
    jest.useRealTimers()
    expect(first.equals(second)).toBe(true)
  })
})

describe('structure of a PDF', () => {
  it('tells a screen reader the headings, paragraphs, quotations and lists in their order', async () => {
    const { roles } = readStructure(await writePdf(act, heading))
    expect(roles).toEqual(
      ['P', 'P', 'P', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody', 'H2'].concat([
        'L',
        'LI',
        'Lbl',
        'LBody',
        'LI',
        'Lbl',
        'LBody',
        'BlockQuote',
        'P',
      ]),
    )
  })

  it('goes on over pages', async () => {
    const long = { ...act, text: Array.from({ length: 60 }, () => act.text).join('\n\n') }
    expect(readStructure(await writePdf(long, heading)).roles.filter((role) => role === 'H2')).toHaveLength(60)
  })

  it('describes the sheet of a map', async () => {
    const picture = await sharp({ create: { width: 100, height: 70, channels: 3, background: 'white' } })
      .webp()
      .toBuffer()
    const pdf = await writeMapPdf('Карта', [{ caption: 'Генеральный план', picture }])
    expect(readStructure(pdf)).toMatchObject({ roles: ['Figure', 'P'], alts: ['Генеральный план'] })
  })

  it('names the language and the title', async () => {
    const { language, title, isMarked } = readStructure(await writePdf(act, heading))
    expect({ language, title, isMarked }).toEqual({ language: 'ru-RU', title: act.title, isMarked: true })
  })
})

/** Runs in Node: the library is ESM only, which Jest does not run. */
function runReader(file: Buffer, work: string): string {
  const script = `
    import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
    const chunks = []
    for await (const chunk of process.stdin) chunks.push(chunk)
    const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
    ${work}
  `
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    input: file,
  })
  if (status !== 0) throw new Error(stderr.toString())
  return stdout.toString()
}

function readPdf(file: Buffer): string {
  const work = `for (const page of pages) {
    const { items } = await page.getTextContent()
    console.log(items.map((item) => item.str + (item.hasEOL ? ' ' : '')).join(''))
  }`
  return runReader(file, work).replace(/\s+/g, ' ')
}

interface Structure {
  roles: string[]
  alts: string[]
  language: string
  title: string
  isMarked: boolean
}

function readStructure(file: Buffer): Structure {
  const work = `
    const nodes = []
    const walk = (node) => {
      if (node.role && node.role !== 'Root' && node.role !== 'Document') nodes.push(node)
      for (const child of node.children ?? []) walk(child)
    }
    for (const page of pages) walk(await page.getStructTree())
    const { info } = await pdf.getMetadata()
    const { Marked } = await pdf.getMarkInfo()
    console.log(JSON.stringify({
      roles: nodes.map(({ role }) => role), alts: nodes.flatMap(({ alt }) => alt ?? []),
      language: info.Language, title: info.Title, isMarked: Marked,
    }))`
  return JSON.parse(runReader(file, work)) as Structure
}
