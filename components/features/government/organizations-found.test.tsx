import { organizationFilterWords } from '@/components/features/government/organizations-found'

const spheres = [{ id: 1, title: 'Образование', count: 16 }]

describe('filter of organisations in words', () => {
  it('is silent without filters', () => {
    expect(organizationFilterWords({}, spheres)).toEqual([])
  })

  it('names each filter that is on', () => {
    expect(organizationFilterWords({ kind: 'institution', sphere: 1, parent: 2, text: 'школа' }, spheres)).toEqual([
      'Учреждения',
      'Образование',
      'подведомственные',
      'со словами «школа»',
    ])
  })

  it('says that nobody knows such a sphere, as nothing is found by it', () => {
    expect(organizationFilterWords({ sphere: 9 }, spheres)).toEqual(['неизвестная сфера'])
  })
})
