import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Paper, PaperBlock } from '@/lib/domains/discussions/hooks/paper-blocks'

/** Text width of an A4 page in twips. */
const LINE = 9_354
const line = { style: BorderStyle.SINGLE, size: 4, color: '8A97A6' }
const borders = { top: line, bottom: line, left: line, right: line }
const noBorders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right'].map((side) => [side, { style: BorderStyle.NONE, size: 0 }]),
)

export function writePaperDocx({ title, subtitle, issuer, blocks }: Paper): Promise<Buffer> {
  const document = new Document({
    title,
    creator: issuer,
    styles: { default: { document: { run: { font: 'Times New Roman', size: 24, language: { value: 'ru-RU' } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_134, bottom: 1_134, left: 1_701, right: 851 },
          },
        },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [centered(issuer, 24), heading(title), centered(subtitle, 26), ...blocks.flatMap(writeBlock)],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function heading(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    spacing: { before: 360, after: 120 },
    children: [new TextRun({ text, bold: true, size: 30, color: '000000' })],
  })
}

function centered(text: string, size: number): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 160 },
    children: [new TextRun({ text, size })],
  })
}

function writeBlock(block: PaperBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          keepNext: true,
          spacing: { before: 280, after: 120 },
          children: [new TextRun({ text: block.text, bold: true, size: 26, color: '000000' })],
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ spacing: { before: 120, after: 120 }, children: runs(block.text) })]
    case 'note':
      return [new Paragraph({ spacing: { before: 100 }, children: runs(block.text, { size: 20, italics: true }) })]
    case 'facts':
      return [
        table(
          block.rows.map((row) => [...row]),
          [34, 66],
          { isBare: true },
        ),
      ]
    case 'table':
      return [table([[...block.head], ...block.rows.map((row) => [...row])], block.widths, { hasHead: true })]
    case 'signatures':
      return block.titles.map(signature)
  }
}

interface TableStyle {
  hasHead?: boolean
  isBare?: boolean
}

function table(rows: string[][], widths: readonly number[], { hasHead = false, isBare = false }: TableStyle): Table {
  return new Table({
    width: { size: LINE, type: WidthType.DXA },
    columnWidths: widths.map(twips),
    rows: rows.map((cells, index) => {
      const isHead = hasHead && index === 0
      const children = cells.map((text, column) => cell(text, { width: widths[column] ?? 10, isHead, isBare }))
      return new TableRow({ tableHeader: isHead, cantSplit: true, children })
    }),
  })
}

function cell(text: string, { width, isHead, isBare }: { width: number; isHead: boolean; isBare: boolean }): TableCell {
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    borders: isBare ? noBorders : borders,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(isHead && { shading: { fill: 'EEF2F6' } }),
    children: [new Paragraph({ children: runs(text, { size: 22, bold: isHead }) })],
  })
}

function runs(text: string, style: { size?: number; bold?: boolean; italics?: boolean } = {}): TextRun[] {
  return text.split('\n').map((row, index) => new TextRun({ text: row, ...style, ...(index > 0 && { break: 1 }) }))
}

function signature(title: string): Paragraph {
  return new Paragraph({
    spacing: { before: 480 },
    tabStops: [{ type: TabStopType.LEFT, position: 3_200 }],
    children: [new TextRun(`${title}\t________________  /______________________/`)],
  })
}

function pageNumber(): Paragraph {
  const children = ['Страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES]
  return new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun({ children, size: 18 })] })
}

function twips(hundredths: number): number {
  return Math.round((LINE * hundredths) / 100)
}
