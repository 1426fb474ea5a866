import 'server-only'
import { cache } from 'react'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { readShared } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { getSite as getSiteOperation, type Site } from '@/lib/domains/site/contract'
import { listTourismSections } from '@/lib/domains/tourism/contract'
import { defaultMenu } from '@/lib/config/menu-places'
import { allowMapHosts } from '@/lib/runtime/render-outcome'

/** Returns settings and texts of every page; those of an empty city if they could not be loaded. */
export const getSite = cache(async (): Promise<Site> => (await readShared(getSiteOperation)) ?? emptySite)

export async function getTourismMenu(): Promise<{ title: string; href: string; count: number }[]> {
  const sections = (await readShared(listTourismSections))?.sections ?? []
  return sections.map(({ title, link, count }) => ({ title, href: paths.tourism(link), count }))
}

/** Reads the frame of a page and allows the page to request the hosts of the chosen map. */
export async function getSiteFrame() {
  const [site, tourism] = await Promise.all([getSite(), getTourismMenu()])
  const { tiles_url: tilesUrl, driver } = site.settings.map
  allowMapHosts({ tilesUrl, driver })
  return { ...site, tourism }
}

const emptySite: Site = {
  settings: {
    city: '',
    city_genitive: '',
    republic: '',
    administration: UNNAMED_PORTAL,
    emblem: null,
    card: null,
    address: '',
    latitude: null,
    longitude: null,
    phones: [],
    duty_phone: null,
    email: null,
    hours: null,
    menu: defaultMenu,
    footer_columns: [],
    socials: [],
    not_ready: { when: null, who: null },
    tourism_url: null,
    geoportal_url: null,
    map: {
      driver: 'builtin',
      yandex_key: null,
      tiles_url: paths.mapTiles,
      suggests_addresses: true,
      attribution: '',
      center: { latitude: 0, longitude: 0 },
      zoom: 14,
      min_zoom: 10,
      max_zoom: 18,
    },
  },
  mayor: {
    surname: '',
    name: '',
    patronymic: null,
    description: null,
    reception: null,
    next_reception: null,
    takes_bookings: false,
    email: null,
    socials: [],
    head_img: null,
  },
  alert: null,
  more_alerts: [],
  agreement: { join_documents: [] },
}
