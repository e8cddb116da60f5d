import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import {
  type Application,
  type ApplicationShown,
  applicationShows,
} from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import desk from '../../../desk/desk.module.css';
import styles from './shown-choice.module.css';

const { manage } = applicationDeskTexts;
const { form } = applicationTexts;

interface Props {
  application: Application;
  chosen: readonly ApplicationShown[];
  onChoose: (chosen: ApplicationShown[]) => void;
}

/** Everybody sees of the application only the name, role and picture, and what the admin chooses here. */
export function ShownChoice({ application, chosen, onChoose }: Props) {
  return (
    <fieldset className={desk.parts}>
      <legend>{manage.shown}</legend>
      <p className={styles.help}>{manage.shownHelp(application.name)}</p>
      <div className={styles.boxes}>
        {applicationShows.map((field) => (
          <FormControlLabel
            key={field}
            label={form[field]}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(field)}
                onChange={(_, checked) =>
                  onChoose(
                    applicationShows.filter((each) => (each === field ? checked : chosen.includes(each))),
                  )
                }
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
