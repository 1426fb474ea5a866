import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { footerColumns } from '@/lib/navigation/section-links'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { toNoon } from '@/lib/time/dates'
import { slugify } from '@/lib/text/slugify'

export async function loadSite(
  { newsIds, popularServices }: { newsIds: ReadonlyMap<string, number>; popularServices: number[] },
  seeding: Seeding,
): Promise<void> {
  await loadSettings(seeding)
  await loadWorkingCalendar(seeding)
  await loadHome(popularServices, seeding)
  await loadAlert(newsIds, seeding)
}

async function loadSettings({ city, writer, pictures, files }: Seeding): Promise<void> {
  if (!city.settings) return
  const { phones, emblem, card, agreement, ...facts } = city.settings
  await writer.fillGlobal('settings', {
    ...facts,
    phones: phones.map((text) => ({ text })),
    emblem: emblem && pictures.place(emblem),
    card: card && pictures.place(card),
    footerColumns: footerColumns(),
    agreement: agreement && (await files.place([agreement])),
  })
}

async function loadWorkingCalendar({ city, writer }: Seeding): Promise<void> {
  if (!city.workingCalendar) return
  const days = city.workingCalendar.days.map(({ day, ...rest }) => ({ day: toNoon(day), ...rest }))
  await writer.fillGlobal('working-calendar', { days })
}

async function loadHome(popularServices: number[], { city, writer, pictures }: Seeding): Promise<void> {
  if (!city.home) return
  const { panorama, ...home } = city.home
  const shown = city.projects.filter(({ onHome }) => onHome)
  await writer.fillGlobal('home', {
    ...home,
    panorama: panorama && pictures.place(panorama),
    popularServices,
    projects: await Promise.all(shown.map(({ title }) => writer.find('projects', title))),
    _status: 'published',
  })
}

async function loadAlert(newsIds: ReadonlyMap<string, number>, { city, writer, clock }: Seeding): Promise<void> {
  if (!city.alert) return
  const { level, text, messageTitle, until } = city.alert
  const id = newsIds.get(messageTitle)
  if (id === undefined) throw new Error(`Нет объявления «${messageTitle}», о котором говорит экстренное сообщение`)
  await writer.fillGlobal('alert', {
    enabled: true,
    level,
    text,
    link: newsPath({ id, slug: slugify(messageTitle), typeCode: MESSAGE_TYPE_CODE }),
    from: clock.hoursFromNow(-1),
    to: clock.termEndIn(-until.daysAgo, until.time),
  })
}
