import { DispatchCard } from '@/components/features/feedback/dispatch-card'
import { EmergencyCard, EmergencyNumbers } from '@/components/features/feedback/emergency-numbers'
import type { DutyServices } from '@/lib/domains/feedback/contract'

/** Draws whom to call first: 112 where it is dangerous, the city's own duty service where something broke, then the short numbers. */
export function DutyFirst({ duty: { duty_page: page, duty_services: services } }: { duty: DutyServices }) {
  const [emergency, ...others] = services.filter(({ kind }) => kind === 'emergency')
  const dispatch = services.filter(({ kind }) => kind === 'dispatch')
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {emergency && <EmergencyCard service={emergency} />}
      {dispatch.length > 0 && (
        <div className="grid min-w-0 gap-4 lg:row-span-2">
          {dispatch.map((service, index) => (
            <DispatchCard key={service.id} service={service} advice={index === 0 ? page.advice : ''} />
          ))}
        </div>
      )}
      <EmergencyNumbers services={others} />
    </div>
  )
}
