/** The Challenge page: makes a link with a hidden note in it, or opens one. */
import { Make } from "./make.tsx";
import { record } from "./model.ts";
import { Open } from "./open.tsx";
import "./style.css";

export default function Page() {
  return record.value.value.opening === "" ? <Make /> : <Open />;
}
