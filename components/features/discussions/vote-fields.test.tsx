import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { VoteFields } from '@/components/features/discussions/vote-fields'
import { Form } from '@/components/ui/form/form'

const types = [
  { id: 11, code: 1, name: 'За' },
  { id: 12, code: 2, name: 'Против' },
]

function TestForm({ chosen }: { chosen: string }) {
  const form = useForm({ defaultValues: { type_id: chosen, comment: '' } })
  return (
    <Form id="test" form={form} send={() => Promise.resolve()}>
      <VoteFields types={types} requiredFor={[2]} />
    </Form>
  )
}

const drawn = (chosen: string) => renderToStaticMarkup(<TestForm chosen={chosen} />)

describe('the comment of a vote', () => {
  it('is marked as required while the vote needs one', () => {
    expect(drawn('12')).toMatch(/<label[^>]*required-mark[^>]*>Предложение или замечание/)
    expect(drawn('12')).toMatch(/<textarea[^>]*aria-required="true"/)
  })

  it.each(['', '11'])('is not marked for the vote «%s»', (chosen) => {
    expect(drawn(chosen)).not.toMatch(/<label[^>]*required-mark[^>]*>Предложение или замечание/)
    expect(drawn(chosen)).not.toMatch(/<textarea[^>]*aria-required/)
    expect(drawn(chosen)).toMatch(/Голос\s«Против»\sпринимается\sтолько\sс\sпояснением/)
  })
})
