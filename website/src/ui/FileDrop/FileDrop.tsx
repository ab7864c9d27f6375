import f from '../Field/Field.module.css';
import { described, type FieldProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';
import s from './FileDrop.module.css';

interface FileDropProps extends FieldProps {
  /** Kinds of files, as in `accept`. */
  accept: string;
  words: {
    /** Beside the camera's own input, on what is held in the hand. */
    camera: string;
    /** Over the field while files hang above it. */
    release: string;
    /** Above the list of files that cannot be taken. */
    invalid: string;
  };
}

/**
 * Files by the system's picker, the camera or dropped here. It posts as it stands; a script (features/forms) adds
 * pictures of what was chosen, their removal, the list of invalid files and the dropping.
 */
export function FileDrop({ id, name, label, note, hint, error, accept, words }: FileDropProps) {
  return (
    <div className={f.field} data-field={name}>
      <label className={f.label} htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      <div className={s.drop} data-drop="">
        <p data-rest="">
          <Icon name="camera" />
          <span id={`${id}-hint`}>{hint}</span>
        </p>
        <p data-release="" hidden>
          <Icon name="down" />
          {words.release}
        </p>
        <input {...described({ id, hint, error })} type="file" id={id} name={name} accept={accept} multiple />
        <label className={s.camera}>
          <Icon name="camera" />
          {words.camera}
          <input type="file" name={name} accept="image/*" capture="environment" data-camera="" />
        </label>
        <ul className={s.thumbs} data-thumbs="" />
        <div className={s.invalid} data-invalid="" role="alert" hidden>
          <p>{words.invalid}</p>
          <ul />
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} live />
    </div>
  );
}
