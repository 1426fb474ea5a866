interface ImageSize {
  url: string
  width: number
  height: number
}

export interface PictureImage {
  img: {
    url: string
    host?: string | null | undefined
    alt: string
    width?: number | null | undefined
    height?: number | null | undefined
    caption?: string | null | undefined
    sizes?: Partial<Record<'portrait' | 'small' | 'medium' | 'large' | 'card', ImageSize>> | null | undefined
  }
}

/** What a row needs of a picture: a third of its data, so that it can cross to the browser. */
export interface PictureSource {
  src: string
  alt: string
  srcSet: string | undefined
  width: number | undefined
  height: number | undefined
}

export type PictureCut = 'cropped' | 'portrait' | 'whole'

/** Small and medium sizes are cropped to 20:13. Portraits uploaded before there was a size for them have the small one. */
export function pictureSource({ img }: PictureImage, cut: PictureCut): PictureSource {
  const { portrait, small, medium, large } = img.sizes ?? {}
  const choices = {
    cropped: [small, medium, large],
    portrait: [portrait ?? small, large],
    whole: [large],
  }
  const sizes = choices[cut]
    .filter((size) => size !== undefined)
    .filter((size, index, all) => all.findIndex(({ width }) => width === size.width) === index)
  const biggest = sizes.at(-1)
  return {
    src: address(biggest?.url ?? img.url, img.host),
    srcSet:
      sizes.length > 1 ? sizes.map((size) => `${address(size.url, img.host)} ${size.width}w`).join(', ') : undefined,
    width: biggest?.width ?? img.width ?? undefined,
    height: biggest?.height ?? img.height ?? undefined,
    alt: img.alt,
  }
}

function address(url: string, host: string | null | undefined): string {
  return url.startsWith('/') && host ? `${host.replace(/\/$/, '')}${url}` : url
}
