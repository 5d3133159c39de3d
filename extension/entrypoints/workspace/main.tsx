import { mount } from "../../ui/mount.tsx";
import { Workspace } from "./Workspace.tsx";

mount(<Workspace />);
