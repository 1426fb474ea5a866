import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx'
import { type Paper, chooseClosing, fileMoment, type FileHeading } from '@/lib/platform/documents/papers/paper'
import { fontFamilies, fontRuns } from '@/lib/text/font-runs'
import { escapeXml } from '@/lib/text/xml'
import {
  paperText,
  parseMarkedText,
  type MarkedBlock,
  type MarkedRun,
} from '@/lib/platform/documents/papers/paper-text'
import { stampZip } from '@/lib/content/seed/files/stamp-zip'
import { dropNumberSign } from '@/lib/text/plain-text'

type RunLook = IRunOptions & { text: string }

const ink = '0B2A43'
const soft = '4A6072'
const brand = '0377C4'
const textWidth = 9354

/** Writes a DOCX with the same parts as the PDF; equal input gives equal bytes. */
export async function writeDocx(file: Paper, heading: FileHeading): Promise<Buffer> {
  const blocks = parseMarkedText(paperText(file.text))
  const document = new Document({
    title: file.title,
    creator: heading.issuer ?? heading.city,
    styles: {
      default: { document: { run: { font: fontFamilies.golos, size: 23, color: ink, language: { value: 'ru-RU' } } } },
    },
    numbering: { config: numberings(blocks) },
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1701, right: 851 } },
        },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [
          ...letterhead(heading),
          title(paperText(file.title)),
          ...blocks.flatMap(writeBlock),
          ...closing(file, heading),
        ],
      },
    ],
  })
  const packed = await Packer.toBuffer(document, undefined, [
    { path: 'docProps/core.xml', data: properties(file, heading) },
  ])
  return stampZip(packed)
}

/** Own properties: the library would write the time of packing. */
function properties(file: Paper, heading: FileHeading): string {
  const moment = fileMoment.toISOString().replace('.000Z', 'Z')
  const date = (name: string): string => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${name}>`
  return `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(file.title)}</dc:title><dc:creator>${escapeXml(heading.issuer ?? heading.city)}</dc:creator>${date('created')}${date('modified')}</cp:coreProperties>`
}

function numberings(blocks: readonly MarkedBlock[]) {
  const lists = blocks.flatMap((block, index) => (block.kind === 'list' ? [{ index, ordered: block.ordered }] : []))
  return lists.map(({ index, ordered }) => ({
    reference: `list-${index}`,
    levels: [
      {
        level: 0,
        format: ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
        text: ordered ? '%1.' : '–',
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: 640, hanging: 420 } } },
      },
    ],
  }))
}

function letterhead(heading: FileHeading): Paragraph[] {
  const { issuer, city, emblem, number, date } = heading
  const center = { alignment: AlignmentType.CENTER }
  const rows = [
    ...(emblem ? [new Paragraph({ ...center, children: [buildEmblem(emblem)] })] : []),
    ...(issuer === undefined
      ? []
      : [new Paragraph({ ...center, children: textRuns({ text: issuer.toUpperCase(), bold: true, size: 25 }) })]),
    new Paragraph({
      ...center,
      spacing: { after: 160 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 10, color: brand, space: 8 } },
      children: textRuns({ text: city, color: soft, size: 21 }),
    }),
  ]
  if (number === undefined && date === undefined) return rows
  const registration = `${date ?? ''}\t${number === undefined ? '' : `№\u00A0${dropNumberSign(number)}`}`
  return [
    ...rows,
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      children: [new TextRun(registration)],
    }),
  ]
}

function buildEmblem(data: Buffer): ImageRun {
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: 50, height: 60 },
    altText: { name: 'Герб', title: 'Герб города', description: 'Герб города' },
  })
}

function title(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    spacing: { before: 240, after: 200 },
    children: textRuns({ text, bold: true, size: 30, color: ink }),
  })
}

function writeBlock(block: MarkedBlock, index: number): Paragraph[] {
  const justified = { alignment: AlignmentType.JUSTIFIED, spacing: { line: 320, after: 80 } }
  if (block.kind === 'paragraph')
    return [new Paragraph({ ...justified, indent: { firstLine: 440 }, children: writeRuns(block.runs) })]
  if (block.kind === 'heading') return [writeHeading(block)]
  if (block.kind === 'quote')
    return [
      new Paragraph({
        ...justified,
        indent: { left: 360 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, color: brand, space: 10 } },
        children: writeRuns(block.runs, soft),
      }),
    ]
  return block.items.map(
    (item) =>
      new Paragraph({ ...justified, numbering: { reference: `list-${index}`, level: 0 }, children: writeRuns(item) }),
  )
}

function writeHeading(block: Extract<MarkedBlock, { kind: 'heading' }>): Paragraph {
  const large = block.level === 2
  const children = block.runs.flatMap(({ text }) => textRuns({ text, bold: true, size: large ? 27 : 24, color: ink }))
  return new Paragraph({
    heading: large ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: large ? 280 : 200, after: 80 },
    children,
  })
}

/** Word takes letters missing in Golos Text from any font, but draws Ğ as G if it is installed. */
function textRuns({ text, ...look }: RunLook): TextRun[] {
  return fontRuns(text).map(
    (run) => new TextRun({ ...look, text: run.text, ...(run.font !== 'golos' && { font: fontFamilies[run.font] }) }),
  )
}

/** URLs are written out: the files are made for print. */
function writeRuns(runs: readonly MarkedRun[], color: string = ink): ParagraphChild[] {
  return runs.flatMap((run) => {
    const look = { text: run.text, ...(run.bold && { bold: true }) }
    if (run.href === undefined) return textRuns({ ...look, color })
    const address = run.href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '')
    const note = run.text.includes(address) ? [] : textRuns({ text: ` (${address})`, color })
    return [...textRuns({ ...look, color: '025E9C', underline: {} }), ...note]
  })
}

function closing(file: Paper, heading: FileHeading): Paragraph[] {
  const issuer = heading.issuer ?? heading.city
  const kind = chooseClosing(file, heading)
  if (kind === 'issuer')
    return [new Paragraph({ spacing: { before: 480 }, children: textRuns({ text: issuer, bold: true }) })]
  if (kind === 'form') return signatureLines()
  const side = { style: BorderStyle.SINGLE, size: 8, color: brand, space: 6 }
  const box = { indent: { left: 4700 }, border: { top: side, bottom: side, left: side, right: side } }
  const rows = [
    { text: 'Подписано электронной подписью', bold: true, color: brand },
    { text: issuer, color: ink },
    ...(heading.date === undefined ? [] : [{ text: heading.date, color: soft }]),
  ]
  return [
    new Paragraph({ spacing: { before: 360 } }),
    ...rows.map((row) => new Paragraph({ ...box, children: textRuns({ ...row, size: 18 }) })),
  ]
}

function signatureLines(): Paragraph[] {
  const stops = {
    tabStops: [
      { type: TabStopType.LEFT, position: 3000 },
      { type: TabStopType.LEFT, position: 5800 },
    ],
  }
  return [
    new Paragraph({
      ...stops,
      spacing: { before: 560 },
      children: [new TextRun('________________\t________________\t______________________')],
    }),
    new Paragraph({
      ...stops,
      children: [new TextRun({ text: 'дата\tподпись\tфамилия, инициалы', size: 17, color: soft })],
    }),
  ]
}

function pageNumber(): Paragraph {
  const children = ['Страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES]
  return new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun({ children, size: 17, color: soft })] })
}
