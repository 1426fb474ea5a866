import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import {
  getCityAbout as getCityAboutOperation,
  getHistory as getHistoryOperation,
  listMediaOutlets,
  type CityAbout,
  type History,
  type MediaOutlet,
} from '@/lib/domains/city/contract'

export const getCityAbout = cache(
  async (): Promise<CityAbout | null> => (await read(getCityAboutOperation))?.city ?? null,
)

export const getHistory = cache(async (): Promise<History | null> => (await read(getHistoryOperation))?.history ?? null)

export const getMediaOutlets = cache(
  async (): Promise<MediaOutlet[]> => (await read(listMediaOutlets))?.media_outlets ?? [],
)
