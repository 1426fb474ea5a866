import sharp from 'sharp'
import { crc32, deflateRawSync } from 'node:zlib'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Makes a photograph as a phone does: turned on its side, with the author and the place written beside it. */
export function phonePhoto(mark: string): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '42/1 58/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '47/1 30/1 0/1',
  }
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a8fc7' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: mark }, IFD3: place })
    .jpeg()
    .toBuffer()
}

/** Makes a tiny file that says it is a picture of 30 000 by 30 000 points. */
export async function pixelBomb(): Promise<Buffer> {
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** Makes a WebP of two frames. */
export async function movingPicture(): Promise<Buffer> {
  const frames = ['#3a8fc7', '#c73a3a'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** Makes a photograph of more pixels than the server takes, in few bytes. */
export function widePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 9000, height: 5400, channels: 3, background: '#3a8fc7' } })
    .jpeg()
    .toBuffer()
}

/** Makes a picture of more than 5 MB: noise that no packing makes smaller. */
export function heavyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 1800, height: 1300, channels: 3, noise, background: '#000' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A photograph of a good phone: more than the server takes of a picture. */
export function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 3000, height: 2250, channels: 3, noise, background: '#000' } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** A document of Word with one paragraph, and whatever else is to lie in it. */
export function wordFile(text: string, others: Record<string, string> = {}): Buffer {
  const office = 'http://schemas.openxmlformats.org'
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ...others,
  })
}

/** Makes a PDF of one page with a line of Latin letters. */
export function pdfFile(text: string): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`)
}

export function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const { local, central } = zipEntry(name, Buffer.from(text), offset)
    parts.push(local)
    directory.push(central)
    offset += local.length
  }
  const count = directory.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function zipEntry(path: string, content: Buffer, offset: number) {
  const name = Buffer.from(path)
  const packed = deflateRawSync(content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(content.length, 18)
  common.writeUInt16LE(name.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, name]),
  }
}
