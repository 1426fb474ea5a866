'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { MyIdeaForm } from '@/components/features/ideas/my-idea-form'
import { useMyIdea, usePrivateLink, useWithdrawIdea } from '@/components/features/ideas/my-idea-hooks'
import { Button, LinkButton } from '@/components/ui/button/button'
import { Failed, Loading } from '@/components/account/cabinet-section'
import { DataList } from '@/components/ui/list/data-list'
import { FileButton, PrivateFiles } from '@/components/ui/file/private-files'
import { openFile } from '@/lib/client/open-file'
import { paths } from '@/lib/config/paths'
import type { MyIdea as Idea } from '@/lib/domains/ideas/mine/contract'
import { Dialog } from '@/components/ui/dialog/dialog'
import { ErrorText } from '@/components/ui/text/error-text'

interface MyIdeaProps {
  id: number
  onChange: () => Promise<void>
  onDeleted: (message: string) => Promise<void>
}

export function MyIdea({ id, onChange, onDeleted }: MyIdeaProps) {
  const { data: idea, isPending, isError, refetch } = useMyIdea(id)
  const [isEdited, setEdited] = useState(false)
  const changeId = `change-idea-${id}`
  function leaveForm() {
    flushSync(() => setEdited(false))
    document.getElementById(changeId)?.focus()
  }
  if (isError) return <Failed retry={refetch} />
  if (isPending) return <Loading />
  if (idea === null) return <p className="py-5">Такой идеи у вас нет: её отозвали, или она предложена не вами.</p>
  if (isEdited) return <MyIdeaForm idea={idea} onChange={onChange} onDone={leaveForm} />
  return (
    <div className="space-y-6 pt-4 pb-6">
      <MyIdeaState idea={idea} />
      <SentIdea idea={idea} />
      <div className="flex flex-wrap gap-3">
        {idea.is_public && <LinkButton href={paths.idea(id)}>Открыть на сайте</LinkButton>}
        {idea.can_change && (
          <>
            <Button id={changeId} variant="secondary" onClick={() => setEdited(true)}>
              Изменить
            </Button>
            <WithdrawIdea id={id} onDeleted={onDeleted} />
          </>
        )}
      </div>
    </div>
  )
}

function MyIdeaState({
  idea: { is_waiting: isWaiting, is_public: isPublic, can_change: canChange, reason },
}: {
  idea: Idea
}) {
  if (reason !== null)
    return (
      <div className="rounded-card bg-sand p-5">
        <h3 className="font-medium">Почему идея отклонена</h3>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{reason}</p>
      </div>
    )
  if (isPublic || !canChange) return null
  return (
    <p className="text-ink-soft">
      {isWaiting
        ? 'Идея уйдёт модератору, когда вы подтвердите почту. Пока её видите только вы.'
        : 'Модератор проверит идею и опубликует. Пока её видите только вы.'}
    </p>
  )
}

function SentIdea({ idea }: { idea: Idea }) {
  const { title, text, address, category, show_author: isShown, photo, documents } = idea
  return (
    <>
      {photo && <SentPhoto id={photo.id} title={title} />}
      <div>
        <h3 className="font-medium">Описание</h3>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
      <DataList
        rows={[
          { term: 'Адрес', value: address },
          { term: 'Категория', value: category?.title },
          { term: 'Имя рядом с идеей', value: isShown ? 'Показывать' : 'Не показывать' },
        ]}
      />
      <PrivateFiles title="Документы" files={documents} openFile={openFile} />
    </>
  )
}

function SentPhoto({ id, title }: { id: number; title: string }) {
  const { data: url, isError } = usePrivateLink(id)
  if (isError) return <FileButton id={id} title="Открыть фотографию" openFile={openFile} />
  return (
    <div className="aspect-[20/13] max-w-xl overflow-hidden rounded-card border border-line">
      {url && <img src={url} alt={`Фотография к идее «${title}»`} className="size-full object-contain" />}
    </div>
  )
}

interface WithdrawIdeaProps {
  id: number
  onDeleted: (message: string) => Promise<void>
}

function WithdrawIdea({ id, onDeleted }: WithdrawIdeaProps) {
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useWithdrawIdea(id, (message) => {
    setConfirming(false)
    return onDeleted(message)
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        Отозвать
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Отозвать идею?"
        role="alertdialog"
        actions={
          <>
            <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Отозвать идею
            </Button>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Оставить
            </Button>
          </>
        }
      >
        <p>Текст, фотография и документы будут удалены. Вернуть их нельзя, предложить идею заново можно.</p>
        <ErrorText error={withdraw.error} className="mt-3" />
      </Dialog>
    </>
  )
}
