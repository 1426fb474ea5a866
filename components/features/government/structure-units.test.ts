import { groupByCurator, countUnder, structureRoots } from '@/components/features/government/structure-units'
import type { MinisterCard, StructureNode } from '@/lib/domains/government/contract'

const deputy: MinisterCard = {
  id: 7,
  surname: 'Алиева',
  name: 'Патимат',
  patronymic: null,
  post: 'Первый заместитель',
  head_img: null,
  phone: null,
  email: null,
  organization: null,
}

const structure = [node(1, null), node(2, 1, 7), node(3, 2), node(4, 1), node(5, 1, 7), node(6, null)]

describe('tree of the authorities', () => {
  it('begins with organisations without a parent', () => {
    expect(structureRoots({ structure }).map(({ id }) => id)).toEqual([1, 6])
  })

  it('groups departments by deputy; those without one are last', () => {
    const [root] = structureRoots({ structure })
    const groups = root ? groupByCurator(root, [deputy]) : []
    expect(groups.map(({ curator, units }) => [curator?.id ?? null, units.map(({ id }) => id)])).toEqual([
      [7, [2, 5]],
      [null, [4]],
    ])
  })

  it('counts everything below', () => {
    expect(structureRoots({ structure }).map(countUnder)).toEqual([4, 0])
  })
})

function node(id: number, parent: number | null, curator: number | null = null): StructureNode {
  return {
    id,
    title: `Отдел ${id}`,
    short_title: null,
    kind: 'department',
    parent_id: parent,
    head: null,
    is_led_by_mayor: false,
    curator_id: curator,
  }
}
