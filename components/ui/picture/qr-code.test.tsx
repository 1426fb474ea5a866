import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { QrCode } from '@/components/ui/picture/qr-code'

const url = 'https://samursk.example/publicdiscussions/3'

it('draws every dark module and no other', () => {
  const html = renderToStaticMarkup(<QrCode url={url} />)
  const bars = [...html.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((match) => match.slice(1).map(Number))
  const drawn = bars.reduce((sum, [, , length = 0]) => sum + length, 0)
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  expect(drawn).toBe(data.flat().filter(Boolean).length)
  for (const [x = 0, y = 0, length = 0] of bars) expect(data[y]?.slice(x, x + length)).not.toContain(false)
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
})

it('has the URL as its accessible name', () => {
  expect(renderToStaticMarkup(<QrCode url={url} />)).toContain(`aria-label="QR-код с адресом ${url}"`)
})
