import { getSite } from '@/components/features/site/queries'
import { textFile } from '@/lib/text/text-file'

/** humanstxt.org */
export async function GET() {
  const { settings } = await getSite()
  return textFile([
    '/* КТО ВЕДЁТ ПОРТАЛ */',
    settings.administration,
    settings.address && `Адрес: ${settings.address}`,
    settings.email && `Почта: ${settings.email}`,
    ...settings.phones.map((phone) => `Телефон: ${phone}`),
    '',
    '/* ПОРТАЛ */',
    'Язык: русский',
    'Доступность: WCAG 2.2 AA, ГОСТ Р 52872-2019',
  ])
}
