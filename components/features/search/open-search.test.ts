import { openSearchXml, searchEngineName } from '@/components/features/search/open-search'

const site = { city: 'Самурск', administration: 'Администрация «Самурск & Ко»' }

describe('the description of the search for browsers', () => {
  it('names the portal and leads to its search', () => {
    const xml = openSearchXml(site)
    expect(xml).toContain('<ShortName>Самурск</ShortName>')
    expect(xml).toContain('Администрация «Самурск &amp; Ко»')
    expect(xml).toMatch(/template="https?:\/\/[^"]+\/search\?text=\{searchTerms\}"/)
  })

  it('has a short name where the city has a long one or none', () => {
    expect(searchEngineName({ ...site, city: 'Александровск-Сахалинский' })).toBe('Портал города')
    expect(searchEngineName({ ...site, city: '' })).toBe('Портал города')
  })
})
