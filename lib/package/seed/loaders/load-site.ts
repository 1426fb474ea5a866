import { demoFacts, demoQuestion } from '@/lib/package/seed/content/home'
import { demoAgreement, demoAlert, demoSettings, demoSocials } from '@/lib/package/seed/content/site'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { onlyPictures } from '@/lib/package/seed/pictures/city-pictures'
import { footerColumns } from '@/lib/site/footer-columns'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { slugify } from '@/lib/shared/slugify'

/** What the pages of the city wear: settings, the home page and the banner. */
export async function loadSite(
  { newsIds, popularServices }: { newsIds: ReadonlyMap<string, number>; popularServices: number[] },
  seeding: Seeding,
): Promise<void> {
  await loadSettings(seeding)
  await loadHome(popularServices, seeding)
  await loadAlert(newsIds, seeding)
}

async function loadSettings({ writer, pictures, files }: Seeding): Promise<void> {
  const { phones, ...facts } = demoSettings
  await writer.fillGlobal('settings', {
    ...facts,
    phones: phones.map((text) => ({ text })),
    emblem: pictures.place(onlyPictures.emblem),
    card: pictures.place(onlyPictures.card),
    footerColumns,
    socials: [...demoSocials],
    agreement: await files.place([demoAgreement]),
  })
}

async function loadHome(popularServices: number[], { city, writer, pictures }: Seeding): Promise<void> {
  const shown = city.projects.filter(({ onHome }) => onHome)
  await writer.fillGlobal('home', {
    question: demoQuestion,
    panorama: pictures.place(onlyPictures.panorama),
    popularServices,
    projects: await Promise.all(shown.map(({ title }) => writer.find('projects', title))),
    facts: demoFacts,
    _status: 'published',
  })
}

async function loadAlert(newsIds: ReadonlyMap<string, number>, { writer, clock }: Seeding): Promise<void> {
  const { level, text, messageTitle, days } = demoAlert
  const id = newsIds.get(messageTitle)
  if (id === undefined) throw new Error(`Нет объявления «${messageTitle}», о котором говорит экстренное сообщение`)
  await writer.fillGlobal('alert', {
    enabled: true,
    level,
    text,
    link: newsPath({ id, slug: slugify(messageTitle), typeCode: MESSAGE_TYPE_CODE }),
    from: clock.hoursFromNow(-1),
    to: clock.endOfDayIn(days),
  })
}
