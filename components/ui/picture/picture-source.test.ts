import { pictureSource } from '@/components/ui/picture/picture-source'

const size = (name: string, width: number, height: number) => ({ url: `/files/${name}.webp`, width, height })
const small = size('small', 400, 260)
const large = size('large', 800, 1000)
const draw = (sizes: object) =>
  pictureSource({ img: { url: '/files/original.webp', alt: 'Портрет', sizes } }, 'portrait')

test('a portrait is offered small for rows and large for its page', () => {
  const source = draw({ portrait: size('portrait', 240, 300), small, medium: size('medium', 800, 520), large })
  expect(source.srcSet).toBe('/files/portrait.webp 240w, /files/large.webp 800w')
  expect(source.src).toBe('/files/large.webp')
})

test('a portrait uploaded before there was a size for it has the small picture', () => {
  expect(draw({ small, large }).srcSet).toBe('/files/small.webp 400w, /files/large.webp 800w')
})
