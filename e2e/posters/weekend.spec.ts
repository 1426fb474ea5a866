import { expect } from 'playwright/test'
import { waitForNewDay, cityDay } from '@/e2e/fixtures/city-days'
import { test } from '@/e2e/fixtures/journey'
import { Office } from '@/e2e/fixtures/office'
import { plantedWord } from '@/e2e/news/news-drafts'
import { paths } from '@/lib/config/paths'
import { nearDays } from '@/lib/time/days'

test(
  'the playbill leads to the weekend and puts one date into the visitor’s own calendar',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await waitForNewDay()
    const office = await Office.logIn()
    const word = plantedWord()
    const sunday = nearDays(cityDay(0))[2]?.to ?? ''
    const [category] = await office.find('poster-categories', { limit: '1' })
    const buildDate = (day: string, from: string) => ({ startsAt: `${day}T${from}:00+03:00`, place: 'Дом культуры' })
    const event = await office.create('posters', {
      title: `Концерт ${word}`,
      summary: 'Проба',
      isFree: true,
      age: '6',
      category: category?.id,
      _status: 'published',
      dates: [buildDate(sunday, '23:00'), buildDate(cityDay(30), '00:00')],
    })

    await page.goto(`${paths.posters}?text=${word}`)
    const days = page.getByRole('list', { name: 'Ближайшие дни и кому' })
    await expect(days.getByRole('link')).toHaveText(['Сегодня', 'Завтра', 'Выходные', 'Детям', 'Бесплатно'])
    await days.getByRole('link', { name: 'Выходные' }).tap()
    await expect(days.getByRole('link', { name: 'Выходные' })).toHaveAttribute('aria-current', 'true')
    await expect(days.getByRole('link', { name: 'Выходные' })).toBeInViewport()
    await page
      .locator('#posters-list')
      .getByRole('link', { name: `Концерт ${word}` })
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Концерт ${word}`)
    // when, where and what it costs stand in the first screen
    const facts = page.getByRole('main').getByRole('complementary')
    await expect(facts.getByRole('time')).toHaveText(/^воскресенье.*, 23:00/)
    for (const words of [/^23:00$/, 'Дом культуры', 'Свободный']) await expect(facts.getByText(words)).toBeInViewport()
    await expect(facts.getByRole('link', { name: 'ещё 1 дата' })).toHaveAttribute('href', '#dates')

    const menu = page.getByRole('navigation', { name: 'В календарь' })
    await menu.getByText('В календарь').tap()
    const choices = menu.getByRole('listitem')
    await expect(choices).toHaveText([/^Все даты$/, /^Воскресенье.*, 23:00$/, /, время\sне\sуказано$/])
    const [download] = await Promise.all([page.waitForEvent('download'), choices.nth(1).getByRole('link').tap()])
    const file = await (await page.request.get(download.url())).text()
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(file).toContain(`DTSTART:${sunday.replaceAll('-', '')}T200000Z`)
    await office.remove('posters', event.id)
  },
)
