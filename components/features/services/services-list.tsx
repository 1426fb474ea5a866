import { ServiceColumns, ServiceRow } from '@/components/features/services/service-row'
import { ServiceTopic } from '@/components/features/services/service-topic'
import { servicesByTopic } from '@/components/features/services/services-by-topic'
import type { ServicesPage } from '@/components/features/services/services-section'
import { SectionList } from '@/components/ui/section/section-list'

const ID = 'services-list'
const foundLook = { frame: 'mt-2', list: 'divide-y divide-line border-y border-line' }
const wholeLook = { frame: 'mt-2', list: 'space-y-3 border-b border-line lg:space-y-0' }

/** Draws the whole catalogue by topic, or the found services, with pages. */
export function ServicesList({ answer, state }: Pick<ServicesPage, 'answer' | 'state'>) {
  const columns = <ServiceColumns />
  if (state.query !== '')
    return (
      <SectionList id={ID} state={state} look={foundLook} columns={columns}>
        {(service) => (
          <li key={service.id}>
            <ServiceRow service={service} heading="h2" />
          </li>
        )}
      </SectionList>
    )
  return (
    <SectionList
      id={ID}
      state={{ ...state, page: { ...state.page, data: servicesByTopic(answer) } }}
      look={wholeLook}
      columns={columns}
    >
      {(group) => <ServiceTopic key={group.topic?.id ?? 0} group={group} />}
    </SectionList>
  )
}
