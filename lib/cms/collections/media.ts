import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/cms/access/roles'
import { randomizeFilename } from '@/lib/cms/hooks/randomize-filename'
import { storageFolders } from '@/lib/config/storage'

const webp = { format: 'webp', options: { quality: 78, effort: 3 } } as const

/** Pictures. Sizes are made once, at upload; metadata of the camera is dropped from every one of them. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Изображение', plural: 'Изображения' },
  access: contentAccess,
  admin: { group: 'Файлы', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: storageFolders.media,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    constructorOptions: { limitInputPixels: 40_000_000, failOn: 'error' },
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
  hooks: { beforeOperation: [randomizeFilename] },
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
