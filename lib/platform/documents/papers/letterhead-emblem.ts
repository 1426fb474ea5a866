import sharp from 'sharp'
import { brand, ink } from '@/lib/platform/documents/papers/pdf-text'

const size = { width: 200, height: 240 } as const

const plainShield =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240"><path d="M14 14H186V134C186 184 146 ' +
  `212 100 230C54 212 14 184 14 134Z" fill="${brand}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/></svg>`

export function letterheadEmblem(picture: Buffer = Buffer.from(plainShield)): Promise<Buffer> {
  const white = { background: '#FFFFFF' }
  return sharp(picture)
    .resize({ ...size, ...white, fit: 'contain' })
    .flatten(white)
    .png({ palette: true })
    .toBuffer()
}
