import { plantedWord } from '@/e2e/news/news-drafts'
import { find } from '@/e2e/search/find'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { send } from '@/e2e/fixtures/resident'
import { getCityAbout, getHistory } from '@/lib/domains/city/contract'
import { getMayor } from '@/lib/domains/mayor/contract'
import { getServicesAbout } from '@/lib/domains/services/contract'
import { getSiteAddresses } from '@/lib/domains/site/contract'

let office: Office

beforeAll(async () => {
  office = await Office.logIn()
})

test.each([
  ['services-about', 'title', getServicesAbout],
  ['city-about', 'lead', getCityAbout],
  ['city-history', 'lead', getHistory],
  ['mayor', 'description', getMayor],
] as const)('«%s» taken off the site shows neither its text nor its draft', async (slug, field, operation) => {
  const word = plantedWord()
  const before = String((await office.readGlobal(slug))[field])
  const read = async () => (await send(operation)).text()
  try {
    await office.updateGlobal(slug, { [field]: `Черновик ${word}` }, { draft: true })
    expect(await read()).not.toContain(word)
    await office.updateGlobal(slug, { _status: 'draft' })
    expect(await read()).not.toContain(word)
  } finally {
    await office.updateGlobal(slug, { [field]: before, _status: 'published' })
  }
  expect(await read()).not.toContain(word)
})

test('places follow their section: its address, and off the site with it', async () => {
  const link = `razdel-${Date.now()}`
  const word = plantedWord()
  const section = await office.create('tourism-sections', {
    title: `Раздел ${word}`,
    lead: 'О разделе',
    link,
    kind: 'sights',
    _status: 'published',
  })
  const item = await office.create('tourism-items', {
    title: `Место ${word}`,
    lead: 'О месте',
    section: section.id,
    sort: 'крепость',
    _status: 'published',
  })
  const findPaths = async () => (await find(word)).results.data.map(({ path }) => path)
  const findAddresses = async () => {
    const { addresses } = getSiteAddresses.answer.parse(await (await send(getSiteAddresses)).json())
    return addresses
      .filter(({ path }) => /^\/tourism\/.+\//.test(path) && path.includes(`/${item.id}/`))
      .map(({ path }) => path)
  }
  try {
    expect(await findPaths()).toContainEqual(expect.stringContaining(`/tourism/${link}/`))
    await office.update('tourism-sections', section.id, { link: `${link}-2`, _status: 'published' })
    expect(await findAddresses()).toEqual([expect.stringContaining(`/tourism/${link}-2/`)])
    const [found = ''] = (await findPaths()).filter((path) => path.includes(`/${item.id}`))
    expect(found).toContain(`/tourism/${link}-2/`)
    expect((await fetch(at(`/api/tourism/${link}-2/${item.id}`))).status).toBe(200)
    await office.update('tourism-sections', section.id, { _status: 'draft' })
    expect([await findAddresses(), await findPaths()]).toEqual([[], []])
  } finally {
    await office.remove('tourism-items', item.id)
    await office.remove('tourism-sections', section.id)
  }
})
