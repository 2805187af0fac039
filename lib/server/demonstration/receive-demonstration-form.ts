import 'server-only'

import { formWords, wordsKeptField } from '@/lib/content/forms/form-words'
import { sides, type Side } from '@/lib/domain/access/role'
import { forgetInput, keepWholeInput } from '@/lib/server/auth/kept-input'
import { answerAddress } from '@/lib/server/demonstration/answer'
import { caseworkStoryForms } from '@/lib/server/demonstration/casework-forms'
import { candidateStoryForms } from '@/lib/server/demonstration/candidate-forms'
import type { DemonstrationForms, ToldByEmail } from '@/lib/server/demonstration/demonstration-form'
import { employerStoryForms } from '@/lib/server/demonstration/employer-forms'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { typedInto } from '@/lib/server/forms/guarded-form'
import { showFormAgain } from '@/lib/server/forms/show-form-again'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { noStore } from '@/lib/server/http/no-store'
import { formBodyLimitBytes } from '@/lib/server/http/read-body'
import { readForm } from '@/lib/server/http/read-form'
import { seeOther } from '@/lib/server/http/see-other'

const refuse = (status: number): Response => new Response(null, { status, headers: noStore })

const forms: Readonly<Record<Side, DemonstrationForms>> = {
  employer: employerStoryForms,
  candidate: candidateStoryForms,
  partner: caseworkStoryForms('partner'),
  caseworker: caseworkStoryForms('caseworker'),
}

/** The demonstration's page for a page of a portal. */
const inDemonstration = (address: string): string =>
  address
    .replace('/dashboard/candidateportal/statement', '/dashboard/candidate/disclosure')
    .replace('/dashboard/candidateportal/support', '/dashboard/candidate/resources')
    .replace('/dashboard/employerportal/company', '/dashboard/employer/settings')
    .replace(/^\/jobs\/([a-z-]+)\/apply\/?$/, '/dashboard/candidate/jobs/$1/apply')
    .replace(/^(\/dashboard\/[a-z]+)portal\b/, '$1')

/**
 * Takes a form of the demonstration: the live form's checks run on the story. The answer is the form again with the same
 * problem, or a page that says what would have happened. Nothing is stored or sent.
 * @param side whose demonstration the form is in
 * @param action the last part of the form's URL
 */
export async function receiveDemonstrationForm(
  request: Request,
  { side: name, action }: { side: string; action: string },
): Promise<Response> {
  const side = sides.find((one) => one === name)
  const ofSide = side && forms[side]
  const form = ofSide && Object.hasOwn(ofSide, action) ? ofSide[action] : undefined
  if (!side || !form) return refuse(404)
  const post = await readForm(request, formBodyLimitBytes)
  if ('refused' in post) return refuse(post.refused)
  const { fields, isBroken } = post
  let told: ToldByEmail | null = null
  const outcome = isBroken
    ? { problem: formWords.brokenCharacter, field: null }
    : await form.run(fields, storyNow(), (one) => {
        told = one
      })
  if ('problem' in outcome) {
    const typed = typedInto(form, fields)
    return showFormAgain({
      kept: {
        message: outcome.problem,
        field: outcome.field,
        problems: ('problems' in outcome ? outcome.problems : undefined) ?? {},
        reasons: ('reasons' in outcome ? outcome.reasons : undefined) ?? {},
        values: { ...typed, form: action },
      },
      at: inDemonstration(('at' in outcome ? outcome.at : undefined) ?? form.page(fields)),
      status: 422,
      isPrivate: form.isPrivate ?? false,
      isKeptInTab: fields[wordsKeptField] === 'yes',
    })
  }
  if ('shows' in outcome && outcome.shows) {
    const again = await keepWholeInput({ message: '', field: null, values: { ...outcome.shows, form: action } })
    return seeOther(addToQuery(inDemonstration(outcome.at), { again }))
  }
  await forgetInput()
  return seeOther(
    answerAddress({
      side,
      done: outcome.done,
      back: inDemonstration(outcome.at),
      told,
      of: fields.reference ?? fields.application ?? fields.job ?? null,
      on: fields.on ?? fields.startsOn ?? fields.startedOn,
      at: fields.at,
    }),
  )
}
