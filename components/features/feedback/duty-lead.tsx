import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import type { DutyServices } from '@/lib/domains/feedback/contract'

/** Draws the lead of the page, and under it the number of the city's own dispatcher. */
export function DutyLead({ duty }: { duty: DutyServices }) {
  const [phone] = duty.duty_services.find(({ kind }) => kind === 'dispatch')?.phones ?? []
  return (
    <>
      <p>
        <TextWithPhones text={duty.duty_page.lead} />
      </p>
      {phone && (
        <p className="mt-2">
          Диспетчер города: <PhoneLink phone={phone} className="link target font-semibold" />
        </p>
      )}
    </>
  )
}
