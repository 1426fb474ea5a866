import { HashDialog } from '@/components/ui/hash-dialog'
import { PhoneLink } from '@/components/ui/phone-link'

const coming = [{ id: 'propose-idea', title: 'Предложить идею', text: 'Приём идей горожан скоро начнётся.' }] as const

/** Dialogs that other parts of the portal will fill: until then they say so and name a phone that answers. */
export function ComingDialogs({ phone }: { phone: string | null }) {
  return coming.map(({ id, title, text }) => (
    <HashDialog key={id} id={id} title={title}>
      <p>{text}</p>
      {phone && (
        <p className="mt-3">
          А пока звоните: <PhoneLink phone={phone} />
        </p>
      )}
    </HashDialog>
  ))
}
