'use client'

import { useEffect, useState } from 'react'
import { useEditIdea, useIdeaCategories } from '@/components/features/ideas/my-idea-hooks'
import { Button } from '@/components/ui/button/button'
import { DataList } from '@/components/ui/list/data-list'
import { contractResolver, requestSchema } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormCheckbox, FormSelect, FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { MAX_IDEA_LENGTH } from '@/lib/domains/ideas/contract'
import { editMyIdea, type MyIdea } from '@/lib/domains/ideas/mine/contract'

interface MyIdeaValues {
  title: string
  category_id: string
  text: string
  address: string
  show_author: boolean
  /** Version of the idea that was edited; the draft stores it too. */
  updated_at: string
}

const resolver = contractResolver(
  requestSchema(
    (values: MyIdeaValues) => ({ ...values, category_id: values.category_id || undefined }),
    editMyIdea.body,
  ),
)

interface MyIdeaFormProps {
  idea: MyIdea
  onChange: () => Promise<void>
  onDone: () => void
}

/** Edits an idea that is not decided on yet; photo and documents stay as they were sent. */
export function MyIdeaForm({ idea, onChange, onDone }: MyIdeaFormProps) {
  const formId = `my-idea-${idea.id}`
  const form = usePortalForm<MyIdeaValues>({ defaultValues: toFormValues(idea), resolver })
  const forgetDraft = useFormDraft(formId, form, 'show_author')
  const [newer, setNewer] = useState<MyIdea | null>(null)
  const edit = useEditIdea(idea.id, {
    onChange,
    onConflict(stored) {
      setNewer(stored)
      form.setValue('updated_at', stored.updated_at)
    },
  })
  const { data: categories = [] } = useIdeaCategories()
  const { setFocus } = form
  useEffect(() => setFocus('title'), [setFocus])

  function leave() {
    forgetDraft()
    onDone()
  }

  async function send({ category_id: category, ...values }: MyIdeaValues) {
    await edit.mutateAsync({ ...values, category_id: Number(category) })
    leave()
  }

  return (
    <Form id={formId} form={form} send={send} label="Изменение идеи" className="space-y-5 pt-4 pb-6">
      {newer && <StoredIdea idea={newer} />}
      <FormTextInput name="title" label="Название идеи" autoComplete="off" />
      <FormSelect
        name="category_id"
        label="Категория"
        emptyLabel="Выберите категорию"
        options={getCategoryOptions(categories, idea)}
      />
      <FormTextarea name="text" label="Описание" rows={6} longest={MAX_IDEA_LENGTH} />
      <FormTextInput name="address" label="Адрес" autoComplete="off" />
      <FormCheckbox name="show_author" label="Показывать моё имя рядом с идеей" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Сохранить идею</SubmitButton>
        <Button variant="secondary" onClick={leave}>
          Не менять
        </Button>
      </div>
    </Form>
  )
}

function StoredIdea({ idea: { title, category, text, address } }: { idea: MyIdea }) {
  return (
    <section aria-labelledby="stored-now" className="rounded-card bg-sand p-5">
      <h3 id="stored-now" className="font-medium">
        Сейчас в идее
      </h3>
      <DataList
        rows={[
          { term: 'Название', value: title },
          { term: 'Категория', value: category?.title },
          { term: 'Описание', value: <span className="wrap-anywhere whitespace-pre-line">{text}</span> },
          { term: 'Адрес', value: address },
        ]}
      />
    </section>
  )
}

function toFormValues({
  title,
  category,
  text,
  address,
  show_author: isShown,
  updated_at: version,
}: MyIdea): MyIdeaValues {
  const categoryId = category === null ? '' : String(category.id)
  return { title, category_id: categoryId, text, address, show_author: isShown, updated_at: version }
}

/** Offers the idea's own category until the list is loaded, so that the choice does not change. */
function getCategoryOptions(categories: readonly { id: number | string; title: string }[], { category }: MyIdea) {
  const known = categories.length > 0 || category === null ? categories : [category]
  return known.map(({ id, title }) => ({ value: id, label: title }))
}
