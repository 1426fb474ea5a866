import type { CollectionConfig } from 'payload'
import { libraryAccess } from '@/lib/cms/access/roles'
import { editPicture } from '@/lib/cms/hooks/edit-picture'
import { requireAlt } from '@/lib/cms/hooks/require-alt'
import { keepTrace, readTrace } from '@/lib/cms/hooks/trace-picture'
import { takeUpload } from '@/lib/cms/hooks/take-upload'
import { MOST_PIXELS, pictureKind, pictureTypes } from '@/lib/cms/picture-content'
import { storageFolders } from '@/lib/config/storage'

const LARGEST = 5 * 1024 * 1024
const webp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

/** Pictures. Sizes are made once, at upload; metadata of the camera is dropped from every one of them. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Изображение', plural: 'Изображения' },
  access: libraryAccess,
  admin: {
    group: 'Файлы',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: 'JPEG, PNG, WebP или AVIF не больше 5 МБ. Место и время съёмки из файла удаляются.',
  },
  upload: {
    pasteURL: false,
    staticDir: storageFolders.media,
    mimeTypes: pictureTypes,
    focalPoint: true,
    constructorOptions: { limitInputPixels: MOST_PIXELS, failOn: 'error' },
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    formatOptions: webp,
    adminThumbnail: 'small',
    imageSizes: [
      { name: 'small', width: 400, height: 260, formatOptions: webp },
      { name: 'medium', width: 800, height: 520, formatOptions: webp },
      { name: 'large', width: 1600, formatOptions: webp, withoutEnlargement: true },
      {
        name: 'card',
        width: 1200,
        height: 630,
        formatOptions: { format: 'jpeg', options: { quality: 80, mozjpeg: true } },
      },
    ],
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      requireAlt,
      takeUpload({
        largest: LARGEST,
        tooLarge: 'Изображение больше 5 МБ. Уменьшите его и загрузите снова.',
        kindOf: pictureKind,
      }),
      readTrace,
      editPicture,
    ],
    afterChange: [keepTrace],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Что на изображении',
      required: true,
      maxLength: 300,
      admin: { description: 'Это услышит тот, кто не видит изображения. Одно предложение.' },
    },
    { name: 'caption', type: 'text', label: 'Подпись', maxLength: 300 },
  ],
}
