import { stepWords, cvToolWords as words } from '@/lib/content/cv-builder/screens'
import { cvSteps, progressAt, type CvStep } from '@/lib/domain/cv/cv-steps'

type Props = { step: CvStep; isReady: boolean; onGo: (step: CvStep) => void }

export function StepProgress({ step, isReady, onGo }: Props) {
  const { percent } = progressAt(step)
  return (
    <div className="cv-progress">
      <p className="small">
        <span id="cv-progress-label">{words.progress}</span> <span>{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-labelledby="cv-progress-label" />
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
