import type { MetadataRoute } from 'next'
import { getSite } from '@/components/features/site/queries'
import { paths } from '@/lib/config/paths'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { administration, city } = (await getSite()).settings
  return {
    name: administration,
    short_name: city || administration,
    description: `Новости, услуги и документы: ${administration}`,
    lang: 'ru',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: '#FFFFFF',
    theme_color: '#0377C4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
