import { stepWords, cvToolWords as words } from '@/lib/content/cv-builder/screens'
import { cvSteps, progressAt, type CvStep } from '@/lib/domain/cv/cv-steps'

type Props = { step: CvStep; isReady: boolean; onGo: (step: CvStep) => void }

/** The way to any other step. */
export function StepProgress({ step, isReady, onGo }: Props) {
  return (
    <div className="cv-progress">
      <details key={step} className="cv-fold">
        <summary>{words.allSteps}</summary>
        <ol className="plain-list">
          {cvSteps.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="cv-link"
                disabled={!isReady}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onGo(name)}
              >
                {progressAt(name).number}. {stepWords[name].heading}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
