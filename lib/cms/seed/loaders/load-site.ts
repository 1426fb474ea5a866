import { demoFacts, demoProjects, demoQuestion } from '@/lib/cms/seed/content/home'
import {
  cardAlt,
  demoAgreement,
  demoAlert,
  demoFooterColumns,
  demoMayor,
  demoSettings,
  demoSocials,
  emblemAlt,
  mayorPortraitAlt,
  panoramaAlt,
} from '@/lib/cms/seed/content/site'
import { drawDefaultCard } from '@/lib/cms/seed/drawing/draw-card'
import { drawLogo } from '@/lib/cms/seed/drawing/draw-logo'
import { drawPanorama } from '@/lib/cms/seed/drawing/draw-panorama'
import { drawPortrait } from '@/lib/cms/seed/drawing/draw-portrait'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { slugify } from '@/lib/shared/slugify'

/** What the pages of the city wear: settings, the mayor's card, the home page and the banner. */
export async function loadSite(
  { newsIds, popularServices }: { newsIds: ReadonlyMap<string, number>; popularServices: number[] },
  seeding: Seeding,
): Promise<void> {
  await loadSettings(seeding)
  await loadMayor(seeding)
  await loadHome(popularServices, seeding)
  await loadAlert(newsIds, seeding)
}

async function loadSettings({ writer, pictures, files }: Seeding): Promise<void> {
  const { phones, ...facts } = demoSettings
  await writer.fillGlobal('settings', {
    ...facts,
    phones: phones.map((text) => ({ text })),
    emblem: await pictures.placeDrawing('emblem', emblemAlt, drawLogo, false),
    card: await pictures.placeDrawing('card', cardAlt, drawDefaultCard),
    footerColumns: demoFooterColumns,
    socials: [...demoSocials],
    agreement: await files.place([demoAgreement]),
  })
}

async function loadMayor({ writer, pictures }: Seeding): Promise<void> {
  const portrait = () => drawPortrait({ variant: 1, gender: 'male', age: 'middle' })
  await writer.fillGlobal('mayor', {
    ...demoMayor,
    socials: [...demoMayor.socials],
    headImage: await pictures.placeDrawing('mayor', mayorPortraitAlt, portrait),
    _status: 'published',
  })
}

async function loadHome(popularServices: number[], { writer, pictures }: Seeding): Promise<void> {
  const projects = demoProjects.map(async ({ picture, ...project }) => ({
    ...project,
    image: await pictures.place(picture),
  }))
  await writer.fillGlobal('home', {
    question: demoQuestion,
    panorama: await pictures.placeDrawing('panorama', panoramaAlt, drawPanorama),
    popularServices,
    projects: await Promise.all(projects),
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
