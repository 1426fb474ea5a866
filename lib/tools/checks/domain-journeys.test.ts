import { domainJourneys } from '@/lib/tools/checks/domain-journeys'

describe('journeys of a domain', () => {
  it('are found by their path and by what they import', () => {
    expect(domainJourneys(['claims'])).toContain('e2e/social-control.spec.ts')
    expect(domainJourneys(['map.spec'])).toEqual(['e2e/map.spec.ts'])
  })

  it('are none where nothing is of the word', () => {
    expect(domainJourneys(['no-such-domain'])).toEqual([])
  })
})
