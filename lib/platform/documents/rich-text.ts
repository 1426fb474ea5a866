import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import sanitizeHtml from 'sanitize-html'
import { cleanHtml } from '@/lib/platform/documents/clean-html'
import { toImage } from '@/lib/platform/pictures/media'
import type { Media } from '@/lib/platform/payload/payload-types'

/** Returns sanitised HTML with headings from h2; "" for an empty text. */
export function toHtml(text: unknown): string {
  if (!text) return ''
  const html = convertLexicalToHTML({ data: text as SerializedEditorState, converters, disableContainer: true })
  return cleanHtml(html)
}

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  upload: ({ node }) => figure(node.value as Media | number),
})

function figure(media: Media | number): string {
  const image = toImage(media)?.img
  if (!image) return ''
  const source = image.sizes?.large ?? { url: image.url, width: image.width, height: image.height }
  const srcset = [image.sizes?.medium, image.sizes?.large]
    .flatMap((size) => (size ? `${size.url} ${size.width}w` : []))
    .join(', ')
  const caption = image.caption ? `<figcaption>${sanitizeHtml(image.caption, { allowedTags: [] })}</figcaption>` : ''
  const measures = source.width && source.height ? ` width="${source.width}" height="${source.height}"` : ''
  const alt = sanitizeHtml(image.alt, { allowedTags: [] }).replaceAll('"', '&quot;')
  return (
    `<figure><img src="${source.url}" srcset="${srcset}" sizes="(max-width: 800px) 100vw, 800px" ` +
    `alt="${alt}"${measures} loading="lazy">${caption}</figure>`
  )
}
